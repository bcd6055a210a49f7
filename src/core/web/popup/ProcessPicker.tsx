import { useEffect, useRef } from 'react'
import { App, Select } from 'antd'
import { messages } from '../../shared/messages.ts'
import { elementProps, type InputProps } from '../components/input-props.ts'
import { useProcesses } from '../data/lookups.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'

export interface ProcessPickerProps extends InputProps {
  /** A search offers 전체 (processNo 0). */
  withAll?: boolean
}

/**
 * Processes assigned to the plant and department around it. When the department changes and the chosen
 * process is not among the new ones, it goes back to 0, nothing chosen, and the user is told (specification
 * section 5).
 */
export function ProcessPicker(props: ProcessPickerProps) {
  const { field, value, onChange, onBlur, shown, around, withAll } = props
  const text = usePageText()
  const { message } = App.useApp()
  const { data: processes } = useProcesses(around?.plantCd, around?.deptCd)
  const chosen = typeof value === 'number' ? value : Number(value ?? 0)
  const place = `${around?.plantCd ?? ''}/${around?.deptCd ?? ''}`
  // A record that is opened keeps its process even if the assignment has changed since; only a change of
  // place takes it away.
  const chosenAt = useRef(place)
  const lastName = useRef(shown)
  const known = processes?.find(({ processNo }) => processNo === chosen)
  useEffect(() => {
    if (known) {
      lastName.current = known.processNm
      chosenAt.current = place
      return
    }
    if (!processes || chosen === 0 || chosenAt.current === place) return
    chosenAt.current = place
    void message.warning(said(messages.processNotAssigned(lastName.current ?? String(chosen))))
    onChange?.(0, null)
  }, [known, processes, chosen, place, message, onChange])
  const offered = (processes ?? []).map(({ processNo, processNm }) => ({
    value: processNo,
    label: processNm,
  }))
  const all = withAll ? [{ value: 0, label: text('list.all') }] : []
  const missing = chosen !== 0 && !known ? [{ value: chosen, label: shown ?? String(chosen) }] : []
  return (
    <Select<number>
      {...elementProps(props)}
      value={chosen === 0 && !withAll ? undefined : chosen}
      loading={!processes}
      placeholder={processes ? text('form.choose') : said(messages.loading)}
      options={[...all, ...offered, ...missing]}
      allowClear={!field.required && chosen !== 0}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next?: number) =>
        onChange?.(next ?? 0, processes?.find(({ processNo }) => processNo === next)?.processNm ?? null)
      }
      onBlur={() => onBlur?.()}
      style={{ width: '100%' }}
    />
  )
}
