import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Button } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { attachQuery, type AttachGroup } from '../../../../core/web/attach/attach-calls.ts'
import { useOpenPdf } from '../../../../core/web/open-pdf.ts'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/**
 * The first PDF of a group in the browser's own viewer, or beside a button where the browser has none
 * (telephones). What is shown is declared a PDF here: nothing in it can run as a page of ours.
 */
export function PdfFrame({ group }: { group: AttachGroup }) {
  const text = useTexts(msdsTexts)
  const pdf = useOpenPdf()
  const { data: files } = useQuery(attachQuery(group))
  const file = files?.data.find(({ contentType }) => contentType === 'application/pdf')
  const { data: blob } = useQuery({
    queryKey: ['attachFile', 'content', file?.fileNo],
    queryFn: () => api.blob(`/api/file/down/${file!.fileNo}`),
    enabled: file !== undefined,
    gcTime: 0,
  })
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !blob) return undefined
      const address = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }))
      frame.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  if (!files) return null
  if (!file) return <p>{text('noPdf')}</p>
  if (!navigator.pdfViewerEnabled)
    return (
      <p>
        {text('noViewer')}{' '}
        <Button
          loading={pdf.busy}
          disabled={!blob}
          onClick={() => void pdf.open(() => Promise.resolve(blob!))}
        >
          {text('openPdf')}
        </Button>
      </p>
    )
  // A browser shows no PDF in a sandbox; the blob is one that the portal's own server answered.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return blob ? <iframe className="pdf-frame" ref={show} title={file.fileOrgNm} /> : null
}
