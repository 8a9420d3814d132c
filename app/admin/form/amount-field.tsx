import type { ComponentProps } from "react";
import { groupDigits, ungroupDigits } from "#app/lib/grouped-number.ts";
import { TextField } from "#app/ui/field.tsx";

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, "defaultValue"> {
  /** Null where it is not known. */
  amount: number | null | undefined;
}

/** A large number in Indian grouping: `1,68,000` is shown, and read with or without the commas. */
export function AmountField({ amount, ...field }: AmountFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      defaultValue={amount == null ? "" : groupDigits(amount)}
      onBlur={({ currentTarget }) => (currentTarget.value = regrouped(currentTarget.value))}
    />
  );
}

/** What is no amount stays as it was typed, for the sentence beside it to speak of. */
function regrouped(text: string): string {
  const amount = Number(ungroupDigits(text));
  return text.trim() === "" || Number.isNaN(amount) || !hasAtMostTwoDecimals(text) ? text : groupDigits(amount);
}

const hasAtMostTwoDecimals = (text: string) => !/\.\d{3}/.test(text);
