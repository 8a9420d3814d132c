const separators = [",", ";", "\t"];

/** Parses text separated by commas, semicolons or tabs (RFC 4180); the first line tells which. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [line = ""] = text.split("\n", 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}
