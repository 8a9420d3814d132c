import { UploadBox } from "#app/admin/fields/upload-box.tsx";

interface PictureUploadProps {
  file?: File;
  error?: string;
  onFile: (file: File) => void;
}

export function PictureUpload({ file, error, onFile }: PictureUploadProps) {
  return (
    <UploadBox
      label="New picture"
      act="Choose a file"
      file={file}
      error={error}
      onFile={(chosen) => chosen && onFile(chosen)}
    />
  );
}
