import { today } from '../use-today.ts'
import { Button, Space } from 'antd'
import { CalendarOutlined } from '@ant-design/icons'
import { addDays } from '../../shared/dates.ts'
import { date, month, type Field } from '../../shared/field.ts'
import { defaultDateGapDays } from '../../shared/limits.ts'
import { MenuDropdown } from '../components/MenuDropdown.tsx'
import { DateInput } from './DateInputs.tsx'
import { defaultRange, periodIssue, quickPeriod, quickPicks, type Period } from './period.ts'
import { usePageText } from '../text/page-text.ts'

export interface PeriodInputProps {
  id?: string
  label: string
  kind?: 'date' | 'month'
  value?: Period | null
  onChange?: (value: Period | null) => void
  notBefore?: string
  notAfter?: string
  disabled?: boolean
}

/** What is no day stays in its input and says so there; the period goes on without it. */
const stays = (): void => undefined
/**
 * Two dates with a quick pick; a start without an end gets the default gap, an end before the start cannot be
 * chosen.
 */
export function PeriodInput({
  id,
  label,
  kind = 'date',
  value,
  onChange,
  notBefore,
  notAfter,
  disabled,
}: PeriodInputProps) {
  const text = usePageText()
  const { from, to } = value ?? {}
  const change = (next: Period) => {
    // Typed text can still cross the bounds that the calendar shows.
    const valid = periodIssue(next) ? { from: next.to, to: next.to } : next
    onChange?.(valid.from || valid.to ? valid : null)
  }
  const field = (end: string): Field => (kind === 'date' ? date : month)(`${label} ${end}`)
  const changeFrom = (next: string | undefined) => {
    if (!next) return change({ to })
    if (to && to >= next) return change({ from: next, to })
    change({ from: next, to: kind === 'date' ? addDays(next, defaultDateGapDays) : next })
  }
  return (
    <Space.Compact block className="period-input">
      <DateInput
        id={id}
        field={field(text('form.start'))}
        aria-label={`${label} ${text('form.start')}`}
        value={from}
        notBefore={notBefore}
        notAfter={notAfter}
        disabled={disabled}
        onFault={stays}
        saysWrong
        placeholder={text('form.start')}
        onChange={(next) => changeFrom(next as string | undefined)}
      />
      <DateInput
        field={field(text('form.end'))}
        aria-label={`${label} ${text('form.end')}`}
        value={to}
        notBefore={from ?? notBefore}
        notAfter={notAfter}
        disabled={disabled}
        onFault={stays}
        saysWrong
        placeholder={text('form.end')}
        onChange={(next) => change({ from, to: (next as string | null) ?? undefined })}
      />
      {kind === 'date' && (
        <MenuDropdown
          disabled={disabled}
          trigger={['click']}
          menu={{
            items: [
              {
                key: 'today',
                label: text('form.today'),
                onClick: () => change({ from: today(), to: today() }),
              },
              ...quickPicks.map(({ days, text: pick }) => ({
                key: String(days),
                label: text(pick),
                onClick: () => change(quickPeriod(today(), days)),
              })),
              { key: 'month', label: text('form.lastMonth'), onClick: () => change(defaultRange(today())) },
            ],
          }}
        >
          <Button icon={<CalendarOutlined aria-hidden />} aria-label={`${label} ${text('form.quickPick')}`} />
        </MenuDropdown>
      )}
    </Space.Compact>
  )
}
