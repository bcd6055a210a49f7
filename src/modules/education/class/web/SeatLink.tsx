import { useEffect, useState } from 'react'
import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { RosterPerson } from '../class-roster.rule.ts'
import { eduClass } from '../edu-class.resource.ts'
import { classTexts } from './class-page.texts.ts'

/** Gives a worker without an account the link for his own telephone; asking for it ends the one before. */
export function SeatLink({
  eduClassNo,
  person,
  onClose,
}: {
  eduClassNo: number
  person: RosterPerson
  onClose: () => void
}) {
  const text = useTexts(classTexts)
  const notice = useNotice()
  const [link, setLink] = useState<{ url: string; qrSvg: string }>()
  const { eduTargetNo } = person
  useEffect(() => {
    let shown = true
    api
      .post<{ data: { url: string; qrSvg: string } }>(`${eduClass.path}/${eduClassNo}/link`, { eduTargetNo })
      .then(({ data }) => shown && setLink(data))
      .catch((error: unknown) => notice.failure(error))
    return () => {
      shown = false
    }
  }, [eduClassNo, eduTargetNo, notice])
  return (
    <Dialog open footer={null} title={`${text('link')}: ${person.targetNm}`} onCancel={onClose}>
      <p>{text('linkHelp')}</p>
      {link && (
        <div className="class-link">
          <img
            src={`data:image/svg+xml;base64,${btoa(link.qrSvg)}`}
            alt={text('link')}
            width={200}
            height={200}
          />
          <p>{link.url}</p>
          <Button
            icon={<CopyOutlined aria-hidden />}
            onClick={() =>
              void navigator.clipboard.writeText(link.url).then(() => notice.info(text('copied')))
            }
          >
            {text('copyText')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
