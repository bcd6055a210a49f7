import { WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { parameterTexts } from './parameter.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The figure still has to be compared with its source. */
export function ConfirmTag() {
  const text = useTexts(parameterTexts)
  return (
    <Tag color="gold" style={{ margin: 0 }} icon={<WarningOutlined aria-hidden />}>
      {text('confirm')}
    </Tag>
  )
}
/** Who has compared a figure with its source; nothing where nobody had to. */
export function ConfirmedBy({ name, moment }: { name: string | null; moment: string | null }) {
  const text = useTexts(parameterTexts)
  return name && moment ? text('confirmedBy', { name, time: showMoment(moment) }) : null
}
/** A number with a unit has its thousands apart; what has none may be a year, a code or a list. */
export const shownValue = (val: string, unit: string | null): string =>
  unit && /^-?\d+(?:\.\d+)?$/.test(val)
    ? val.replace(/^-?\d+/, (whole) => Number(whole).toLocaleString('ko-KR'))
    : val
