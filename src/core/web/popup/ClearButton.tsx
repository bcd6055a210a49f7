import { CloseCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { usePageText } from '../text/page-text.ts'

/** Empties a picker whose input takes no typing. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const text = usePageText()
  return (
    <Button
      type="text"
      size="small"
      className="picker-clear"
      icon={<CloseCircleFilled aria-hidden />}
      aria-label={text('form.clearOf', { label })}
      onClick={(event) => {
        // The input around it opens its popup when clicked.
        event.stopPropagation()
        onClear()
      }}
    />
  )
}
