import type { ComponentProps } from "react";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { formatDollars, readMoney } from "#app/lib/money/money.ts";
import { TextField } from "#app/ui/field.tsx";

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, "defaultValue"> {
  /** Null where it is not known. */
  amount: number | null | undefined;
  currency?: keyof typeof written;
}

/** How an amount stands in its field: the label says of what. */
const written = { rupees: groupDigits, dollars: (amount: number) => formatDollars(amount).slice(1) };

/** A large number in groups: `1,68,000` is shown, and read as people write it. */
export function AmountField({ amount, currency = "rupees", ...field }: AmountFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      defaultValue={amount == null ? "" : written[currency](amount)}
      onBlur={({ currentTarget }) => (currentTarget.value = regrouped(currentTarget.value, currency))}
    />
  );
}

/** What is no amount stays as it was typed, for the sentence beside it to speak of. */
function regrouped(text: string, currency: keyof typeof written): string {
  const amount = readMoney(text, currency);
  return Number.isNaN(amount) || /\.\d{3}/.test(text) ? text : written[currency](amount);
}
