import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { fittingPicture, whyRefused } from "#app/admin/upload/fitting-picture.ts";

interface FailedUpload {
  name: string;
  why: string;
}

/** Uploads pictures one at a time; the list reloads once all are stored. */
export function useUploads() {
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const isSessionEnd = useSessionEnd();
  const { revalidate } = useRevalidator();

  async function send(file: File): Promise<boolean> {
    const fitting = await fittingPicture(file);
    const why = whyRefused(fitting) ?? (await upload(fitting).catch(reasonOf));
    if (why) setFailed((all) => [...all, { name: file.name, why }]);
    setWaiting((count) => count - 1);
    return !why;
  }
  function reasonOf(error: unknown): string {
    if (isSessionEnd(error)) return "the session has ended";
    if (!(error instanceof ApiFailure)) throw error;
    return error.status === null ? "it did not arrive, try again" : error.message;
  }
  async function sendAll(files: File[]) {
    let added = 0;
    for (const file of files) if (await send(file)) added += 1;
    if (added === 0) return;
    showToast(added === 1 ? "One picture added" : `${added} pictures added`);
    await revalidate();
  }
  return {
    waiting,
    failed,
    add(files: File[]) {
      setFailed([]);
      setWaiting((count) => count + files.length);
      last.current = last.current.then(() => sendAll(files));
    },
  };
}

async function upload(file: File): Promise<undefined> {
  const body = new FormData();
  body.set("name", file.name.replace(/\.[a-z]{3,4}$/i, "").slice(0, 200));
  body.set("image", file, file.name);
  await callApi("pictures", { method: "POST", body });
}
