import { claimDataFolder } from "#app/lib/data-folder.ts";

/**
 * Locks the folder against other backups until `release`: the nightly one removes leftovers of broken-off backups.
 * @throws {StartRefusal} if another backup is running there.
 */
export const claimBackupFolder = (folder: string) =>
  claimDataFolder(folder, `Another backup is being made in ${folder}; try again when it is done.`, "backup folder");
