const KEY = "adminToken";

export const readToken = () => localStorage.getItem(KEY);
export const keepToken = (token: string) => localStorage.setItem(KEY, token);
export const forgetToken = () => localStorage.removeItem(KEY);
