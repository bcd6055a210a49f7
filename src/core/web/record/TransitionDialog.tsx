import { createElement, useEffect, useState, type ReactNode } from 'react'
import { useIsMutating } from '@tanstack/react-query'
import type { ActionOf, Allowed, AnyResource, Detail, Transition } from '../../shared/resource.ts'
import { Dialog } from '../components/Dialog.tsx'
import { useNotice } from '../components/notice.tsx'
import type { RecordKey } from '../data/query-keys.ts'
import { usePageText } from '../text/page-text.ts'
import { actionLabelOf, useSpoken } from '../text/labels.ts'
import { ApprovalPopup, type TransitionPopupProps } from './approval-popup.ts'
import { recordNameOf } from './record-name.ts'
import { TransitionPopup } from './TransitionPopup.tsx'

export interface TransitionDialogProps<R extends AnyResource> {
  resource: R
  detail: Detail<R>
  /** Which transition; one of `detail.allowed`. */
  item: Allowed
  note?: (action: ActionOf<R>, values: Record<string, unknown>) => ReactNode
  inputs?: TransitionPopupProps['inputs']
  reasonLabel?: string | undefined
  onClose: () => void
  onDone?: (action: ActionOf<R>, detail: Detail<R>) => void
}

/**
 * Asks what a transition needs, wherever it is started from: the plain popup, or the one of approval. Closes
 * when it is done or given up.
 */
export function TransitionDialog<R extends AnyResource>({
  resource,
  detail,
  item,
  note,
  inputs,
  reasonLabel,
  onClose,
  onDone,
}: TransitionDialogProps<R>) {
  const text = usePageText()
  const notice = useNotice()
  const transition = ((resource.transitions ?? {}) as Record<string, Transition<string>>)[item.action]
  const asked = { ...item, label: actionLabelOf(resource, item.action) }
  const { state, updateDt } = detail.data as { state?: string; updateDt?: string }
  const moved = useMoved(state, updateDt)
  const popup = createElement(transition?.approval ? ApprovalPopup : TransitionPopup, {
    resource,
    recordKey: (detail.data as Record<string, unknown>)[resource.key] as RecordKey,
    // What somebody else has changed under the question is not acted upon before it was seen.
    updateDt: moved.seen.state === state ? updateDt : moved.seen.updateDt,
    item: asked,
    about: {
      name: recordNameOf(resource, detail.data as Record<string, unknown>),
      state,
    },
    transition,
    note: note ? (values: Record<string, unknown>) => note(item.action as ActionOf<R>, values) : undefined,
    inputs,
    reasonLabel,
    onClose,
    onDone: (next) => {
      notice.info(text('record.done', { action: asked.label }))
      onClose()
      onDone?.(item.action as ActionOf<R>, next as Detail<R>)
    },
  })
  const states = (useSpoken(resource as AnyResource).states ?? {}) as Record<string, string>
  const still = (detail.allowed as Allowed[]).some(
    ({ action, reasons }) => action === item.action && reasons.length === 0,
  )
  return (
    <>
      {popup}
      <Dialog
        open={moved.shown}
        title={text('record.moved')}
        okText={asked.label}
        cancelText={text('common.close')}
        okButtonProps={{ style: still ? {} : { display: 'none' } }}
        onOk={moved.see}
        onCancel={onClose}
      >
        <p>
          {text('record.movedTo', {
            from: states[moved.seen.state ?? ''] ?? '',
            to: states[state ?? ''] ?? '',
          })}
        </p>
        <p>{text(still ? 'record.movedStill' : 'record.movedOver', { action: asked.label })}</p>
      </Dialog>
    </>
  )
}

/** Longer than the way from the answer of the own act to the end of its dialog. */
const movedMs = 300
/** Whether the record came into another state while a question about it stands open, and what the reader saw of it. */
function useMoved(state: string | undefined, updateDt: string | undefined) {
  const [seen, setSeen] = useState({ state, updateDt })
  const [shown, setShown] = useState(false)
  const acting = useIsMutating() > 0
  const isMoved = seen.state !== state
  useEffect(() => {
    if (!isMoved || acting) return
    const timer = setTimeout(() => setShown(true), movedMs)
    return () => clearTimeout(timer)
  }, [isMoved, acting])
  return {
    seen,
    shown: shown && isMoved,
    see: () => {
      setSeen({ state, updateDt })
      setShown(false)
    },
  }
}
