import { useState } from "react";
import type { FileTable } from "./file/read-table.ts";

/** The first step: choosing the file. */
export function ImportFile({ onRead }: { onRead: (table: FileTable) => void }) {
  const [state, setState] = useState<{ isReading: boolean; failure?: string }>({ isReading: false });
  async function read(file: File) {
    setState({ isReading: true });
    // Loaded when needed: the screen's weight is at its limit.
    const reading = await import("./file/read-table.ts").catch(() => null);
    if (!reading) return setState({ isReading: false, failure: "Check the connection and load this page again." });
    try {
      onRead(await reading.readTable(file));
    } catch (error) {
      setState({ isReading: false, failure: `${file.name} could not be read. ${(error as Error).message}` });
    }
  }
  return (
    <section className="pane import-part" aria-labelledby="import-file">
      <h2 id="import-file">Choose a file</h2>
      <p className="sub">
        A CSV file or an Excel workbook (.xlsx) with headings in its first line. Whoever is known by a telephone number
        or an e-mail is not added again: they get what the file tells and their lead lacks.
      </p>
      <div className="field">
        <label htmlFor="import-input">File</label>
        <input
          id="import-input"
          className="input"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-describedby="import-failure"
          disabled={state.isReading}
          onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
        />
        <p className="error" id="import-failure" role="alert">
          {state.failure}
        </p>
      </div>
      {state.isReading && <output>Reading the file...</output>}
    </section>
  );
}
