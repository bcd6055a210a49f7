import { useQuery } from '@tanstack/react-query'
import { attachQuery, type AttachGroup } from '../../../../core/web/attach/attach-calls.ts'
import { PdfFile } from '../../../../core/web/attach/PdfFile.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { msdsTexts } from './msds.texts.ts'

/** The first PDF of a group, in the page. */
export function PdfFrame({ group }: { group: AttachGroup }) {
  const text = useTexts(msdsTexts)
  const { data: files } = useQuery(attachQuery(group))
  if (!files) return null
  const file = files.data.find(({ contentType }) => contentType === 'application/pdf')
  return file ? <PdfFile file={file} /> : <p>{text('noPdf')}</p>
}
