import { useEffect, useEffectEvent, useRef } from "react";

/** Stands below the rows that are shown, and tells when the reader comes near. */
export function EndMark({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen!.isIntersecting && tell(), { rootMargin: "1000px" });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} />;
}
