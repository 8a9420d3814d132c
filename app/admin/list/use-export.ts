import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { loginAddress } from "#app/admin/session/login-address.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import { csvOf } from "./csv.ts";
import type { ListShape } from "./list-shape.ts";

/** Writes rows into a file. The server notes the export first; when it refuses, there is no file. */
export function useExport<Row>(shape: ListShape<Row>) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function exportRows(rows: Row[]) {
    setIsBusy(true);
    try {
      const type = shape.auditedAs ?? shape.one.toLowerCase().replaceAll(" ", "-");
      await callApi("exports", { method: "POST", body: { type, count: rows.length } });
      download(`${shape.many.toLowerCase().replaceAll(" ", "-")}-${today()}.csv`, csvOf(shape, rows));
      showToast(`${rows.length} ${rows.length === 1 ? shape.one : shape.many} exported`);
    } catch (error) {
      if (error instanceof Response) return navigate(loginAddress({ from: location.href, isExpired: true }));
      if (!(error instanceof ApiFailure)) throw error;
      showFailure(`Nothing was exported. ${error.message}`);
    } finally {
      setIsBusy(false);
    }
  }
  return { exportRows: (rows: Row[]) => void exportRows(rows), isBusy };
}

const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Kolkata" });

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari begins to read a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
