import { forgetEverybody } from "#app/lib/browser/personal-storage.ts";

const TOKEN = "adminToken";

export function driveAdministratorBar(): void {
  document.querySelector(".administrator-bar button")!.addEventListener("click", () => void signOut());
}

async function signOut() {
  try {
    const headers = { authorization: `Bearer ${localStorage.getItem(TOKEN)}` };
    const response = await fetch("/backend/admin/logout.php", { method: "POST", headers });
    // 401: the session had already ended.
    if (!response.ok && response.status !== 401) throw new Error(`API error: ${response.status}`);
  } catch (error) {
    // Section 4: a failure is logged, the user stays signed in, and is told.
    console.error("Logout failed", error);
    document.querySelector(".administrator-bar output")!.textContent = "Logging out did not work. Please try again.";
    return;
  }
  localStorage.removeItem(TOKEN);
  // The panel's stored data, e.g. drafts, is not for the next user.
  forgetEverybody();
  location.assign("/admin/login");
}
