import { claimDataFolder } from "#app/lib/data-folder.ts";

/**
 * Keeps every other backup out of the folder until `release`: the night's removes what broken-off ones have left there.
 * @throws {StartRefusal} where another one is being made.
 */
export const claimBackupFolder = (folder: string) =>
  claimDataFolder(folder, `Another backup is being made in ${folder}; try again when it is done.`, "backup folder");
