import { useRequest, type RecordAsked } from './approval-calls.ts'
import { SubmitDialog } from './SubmitDialog.tsx'

/** 상신 and 재상신 from the document itself. */
export function RequestPopup({
  asked,
  onClose,
  onDone,
}: {
  asked: RecordAsked
  onClose: () => void
  onDone: () => void
}) {
  const request = useRequest()
  return (
    <SubmitDialog
      asked={asked}
      onClose={onClose}
      submit={async (approval) => {
        await request({ ...asked, ...approval })
        onDone()
      }}
    />
  )
}
