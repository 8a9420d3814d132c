export const firstNameOf = ({ name }: { name: string }): string => name.split(" ", 1)[0]!;
