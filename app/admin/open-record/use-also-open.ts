import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { useLiveNews } from "#app/admin/live/live-news.ts";
import { type RecordReader, STILL_OPEN_EVERY_MS } from "#app/domain/open-record/open-record-schema.ts";

interface OpenRecord {
  list: string;
  id: number;
}

/**
 * Reports a record as open while it is, and answers who else has it open: from live news, or from the next call without
 * them.
 */
export function useAlsoOpen({ list, id }: OpenRecord): RecordReader[] {
  const [others, setOthers] = useState<RecordReader[]>([]);
  const receive = (answer: RecordReader[] | undefined) => answer && setOthers(answer);
  const receiveLatest = useEffectEvent(receive);
  useEffect(() => {
    const sayAgain = () => void sayOpen({ list, id }).then((answer) => receiveLatest(answer));
    sayAgain();
    const timer = setInterval(sayAgain, STILL_OPEN_EVERY_MS);
    return () => {
      clearInterval(timer);
      void callQuietly("DELETE", { list, id });
    };
  }, [list, id]);
  useLiveNews(({ opened }) => {
    if (opened.includes(`${list} ${id}`)) void sayOpen({ list, id }).then(receive);
  });
  return others;
}

const sayOpen = ({ list, id }: OpenRecord) => callQuietly<RecordReader[]>("PUT", { list, id });

/** Nothing depends on it: the next call makes up for a failure, and an ended session shows at the next act. */
async function callQuietly<Data>(method: "PUT" | "DELETE", query: Record<string, string | number>) {
  try {
    return (await callApi<Data>("open-records", { method, query, isQuiet: true })).data;
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof Response) return undefined;
    throw error;
  }
}
