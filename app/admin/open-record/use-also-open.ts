import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { useLiveNews } from "#app/admin/live/live-news.ts";
import { type RecordReader, STILL_OPEN_EVERY_MS } from "#app/domain/open-record/open-record-schema.ts";

interface OpenRecord {
  list: string;
  id: number;
}

/**
 * Says that a record is open for as long as it is, and answers who else has it open: told at once over the live line,
 * found out by the next call where there is none.
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

/**
 * Nobody's work hangs on it: what cannot be told now is told by the next call, and an ended session by what is done
 * next.
 */
async function callQuietly<Data>(method: "PUT" | "DELETE", query: Record<string, string | number>) {
  try {
    return (await callApi<Data>("open-records", { method, query, isQuiet: true })).data;
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof Response) return undefined;
    throw error;
  }
}
