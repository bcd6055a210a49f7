import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { reasonMin } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { api } from '../api.ts'
import { BasePopup } from '../components/BasePopup.tsx'
import { useNotice } from '../components/notice.tsx'
import { recordPath, type RecordKey } from '../data/query-keys.ts'
import { useTexts } from '../text/define-texts.ts'
import { reversalTexts } from '../text/reversal.texts.ts'
import { said } from '../text/text.ts'

/** What the servers of the journals take. */
const reasonMax = 1000
interface Reversible {
  reversedYn: 'Y' | 'N' | null
}
interface Reversal<Row> {
  /** In place of the mark in the list: that an entry is undone, or the button that undoes it. */
  cell: (row: Row) => ReactNode
  /** The button on the record of an entry. */
  button: (row: Row | undefined) => ReactNode
  /** Asks for the reason; drawn once on the page. */
  popup: ReactNode
}

/**
 * Journals whose entries nobody changes: a mistake is undone by an entry of its own, with a reason
 * (`POST …/:key/cancel`).
 * @param may whether the person may undo this entry, which is not undone yet
 * @param about number and key of an entry, and what it says of itself in the popup
 */
export function useReversal<Row extends Reversible>(
  resource: AnyResource,
  may: (row: Row) => boolean,
  about: (row: Row) => { recordKey: RecordKey; no: string | null; words: string },
): Reversal<Row> {
  const text = useTexts(reversalTexts)
  const [chosen, setChosen] = useState<Row>()
  const isOpen = (row: Row) => row.reversedYn !== 'Y' && may(row)
  return {
    cell: (row) =>
      row.reversedYn === 'Y' ? (
        <span>{text('reversed')}</span>
      ) : isOpen(row) ? (
        <Button size="small" danger onClick={() => setChosen(row)}>
          {text('reverse')}
        </Button>
      ) : null,
    button: (row) =>
      row && isOpen(row) ? (
        <Button danger onClick={() => setChosen(row)}>
          {text('reverse')}
        </Button>
      ) : null,
    popup: chosen && (
      <ReversalPopup resource={resource} {...about(chosen)} onClose={() => setChosen(undefined)} />
    ),
  }
}

interface ReversalPopupProps {
  resource: AnyResource
  recordKey: RecordKey
  no: string | null
  words: string
  onClose: () => void
}
function ReversalPopup({ resource, recordKey, no, words, onClose }: ReversalPopupProps) {
  const [form] = Form.useForm<{ reason: string }>()
  const text = useTexts(reversalTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const reverse = async () => {
    const reason = String(form.getFieldValue('reason') ?? '').trim()
    if (reason.length < reasonMin) {
      form.setFields([{ name: 'reason', errors: [said(messages.reasonMin(reasonMin))] }])
      form.focusField('reason')
      return false
    }
    try {
      await api.post(`${recordPath(resource, recordKey)}/cancel`, { reason })
    } catch (error) {
      notice.failure(error)
      return false
    }
    notice.info(text('done'))
    await client.invalidateQueries({ queryKey: [resource.name] })
    return true
  }
  return (
    <BasePopup
      open
      form={form}
      title={text('title', { no: no ?? '' })}
      onClose={onClose}
      confirmText={text('do')}
      onConfirm={reverse}
    >
      <p>{words}</p>
      <Form form={form} layout="vertical" name={`${resource.name}-reversal`}>
        <Form.Item name="reason" label={text('reason', { count: reasonMin })} required>
          <Input.TextArea rows={3} maxLength={reasonMax} />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
