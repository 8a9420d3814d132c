export type AvailabilityListener = (state: { error: unknown } | { goneMs: number }) => void;

export type Availability = ReturnType<typeof createAvailability>;

/** Tracks whether the database can be reached, by the last results of its connections. */
export function createAvailability() {
  let goneSince: number | null = null;
  let tell: AvailabilityListener = () => undefined;
  return {
    isGone: () => goneSince !== null,

    /** Sets the listener, called when the database goes and when it is back, with the time it was gone. */
    onChange(listener: AvailabilityListener): void {
      tell = listener;
    },

    /** Call when no connection can be made or nothing answers. */
    failed(error: unknown): void {
      if (goneSince !== null) return;
      goneSince = performance.now();
      tell({ error });
    },

    answered(): void {
      if (goneSince === null) return;
      const goneMs = performance.now() - goneSince;
      goneSince = null;
      tell({ goneMs });
    },
  };
}
