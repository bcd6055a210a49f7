import { CloseCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'

/** Empties a picker whose input takes no typing. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      className="picker-clear"
      icon={<CloseCircleFilled aria-hidden />}
      aria-label={`${label} 지우기`}
      onClick={(event) => {
        // The input around it opens its popup when clicked.
        event.stopPropagation()
        onClear()
      }}
    />
  )
}
