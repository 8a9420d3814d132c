/** A fee on paper is of the day on which it was printed. */
export function datePaper(): void {
  const note = document.querySelector(".printed");
  note?.append(`, printed on ${new Date().toLocaleDateString("en-IN", { dateStyle: "long" })}`);
}
