import { BasePopup } from '../components/BasePopup.tsx'
import { PdfFile } from './PdfFile.tsx'
import type { AttachedFile } from './attach-calls.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const widthPx = 1100

/** A file in the page: pages of a PDF, or a video. */
export function FileView({ file, onClose }: { file: AttachedFile; onClose: () => void }) {
  return (
    <BasePopup open title={file.fileOrgNm} widthPx={widthPx} onClose={onClose}>
      {file.contentType === 'application/pdf' ? <PdfFile file={file} /> : <VideoPlayer file={file} />}
    </BasePopup>
  )
}
