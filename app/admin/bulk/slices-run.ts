import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { randomKey } from "#app/lib/random-key.ts";

/** Asks the server for the next slice; the first has no `after`. */
export type AskSlice = (slice: { count: number; after?: string; idempotency_key: string }) => Promise<SliceOutcome>;

/** The progress of an act on all matches. After a failure, the next press continues. */
export class SlicesRun {
  changed = 0;
  done = 0;
  total = 0;
  readonly trashIds: number[] = [];
  /** The records left unchanged, and why. */
  readonly kept: { name: string; sentence: string }[] = [];
  /** Records that no longer matched. */
  passed = 0;
  #after: string | null | undefined;
  /** Lets the server repeat its answer for a slice whose answer was lost. */
  readonly #key = randomKey();

  get isBegun() {
    return this.#after !== undefined;
  }

  /** @throws whatever a slice throws. */
  async goOn(count: number, ask: AskSlice, onSlice: () => void): Promise<void> {
    while (this.#after !== null) {
      const after = this.#after;
      const slice = await ask({ count, idempotency_key: this.#key, ...(after !== undefined && { after }) });
      this.changed += slice.changed;
      this.trashIds.push(...(slice.trash_ids ?? []));
      for (const { name, why } of slice.kept) {
        if (name === undefined) this.passed += 1;
        else this.kept.push({ name, sentence: why });
      }
      this.done = slice.done;
      this.total = slice.total;
      this.#after = slice.next;
      onSlice();
    }
  }

  /** `500 of 1,298 done` */
  get progress() {
    return `${groupDigits(this.done)} of ${groupDigits(this.total)} done`;
  }

  /** `1,296 leads moved to Lost, 2 were changed or gone already` */
  said(words: string) {
    const [was, passed] = [this.passed === 1 ? "was" : "were", groupDigits(this.passed)];
    return `${groupDigits(this.changed)} ${words}${this.passed > 0 ? `, ${passed} ${was} changed or gone already` : ""}`;
  }
}
