import { useState } from 'react'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { Pad } from '../../../../core/web/sign/Pad.tsx'
import '../../../../core/web/sign/sign.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { RosterPerson } from '../class-roster.rule.ts'
import { classTexts } from './class-page.texts.ts'

/** The pad for one person of a class, whose name is known already. */
export function SignPad({
  person,
  onClose,
  onSign,
}: {
  person: RosterPerson
  onClose: () => void
  onSign: (person: RosterPerson, picture: Blob) => Promise<void>
}) {
  const text = useTexts(classTexts)
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (!drawn) return
    setBusy(true)
    const picture = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, 'image/png'))
    if (picture) await onSign(person, picture)
    setBusy(false)
  }
  return (
    <Dialog
      open
      title={`${text('sign')}: ${person.targetNm}`}
      okText={text('sign')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: drawn === null, loading: busy }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <Pad label={person.targetNm} onDraw={setDrawn} />
    </Dialog>
  )
}
