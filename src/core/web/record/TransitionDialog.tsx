import { createElement, type ReactNode } from 'react'
import type { ActionOf, Allowed, AnyResource, Detail, Transition } from '../../shared/resource.ts'
import { useNotice } from '../components/notice.tsx'
import type { RecordKey } from '../data/query-keys.ts'
import { usePageText } from '../text/page-text.ts'
import { actionLabelOf } from '../text/labels.ts'
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
  return createElement(transition?.approval ? ApprovalPopup : TransitionPopup, {
    resource,
    recordKey: (detail.data as Record<string, unknown>)[resource.key] as RecordKey,
    updateDt: (detail.data as { updateDt?: string }).updateDt,
    item: asked,
    about: {
      name: recordNameOf(resource, detail.data as Record<string, unknown>),
      state: (detail.data as { state?: string }).state,
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
}
