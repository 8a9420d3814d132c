import { useContext, useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { loginAddress } from "#app/admin/session/login-address.ts";
import { showFailure } from "#app/admin/toast/toasts.ts";
import { ListPageContext } from "#app/admin/list/kept/list-page-context.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";

/**
 * Exports the list with its filter and order, or the records with these ids. The server notes it and answers a one-time
 * link to the streamed file, or a refusal.
 */
export function useExport<Row>({ file }: Pick<ListShape<Row>, "file">) {
  const navigate = useNavigate();
  const { asked } = useContext(ListPageContext)!;
  const [isBusy, setIsBusy] = useState(false);

  async function exportList(ids?: number[]) {
    setIsBusy(true);
    try {
      const body = { list: file, ...(ids ? { ids } : asked) };
      const { url } = await callForData<{ url: string }>("exports", { method: "POST", body });
      location.assign(url);
    } catch (error) {
      if (error instanceof Response) return navigate(loginAddress({ from: location.href, isExpired: true }));
      if (!(error instanceof ApiFailure)) throw error;
      showFailure(`Nothing was exported. ${error.message}`);
    } finally {
      setIsBusy(false);
    }
  }
  return { exportList: (ids?: number[]) => void exportList(ids), isBusy };
}
