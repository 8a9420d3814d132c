/** Adds the date of printing: a fee applies to that day. */
export function datePaper(): void {
  const note = document.querySelector(".printed");
  note?.append(`, printed on ${new Date().toLocaleDateString("en-IN", { dateStyle: "long" })}`);
}
