import { createElement, type ComponentType, type ReactNode } from 'react'
import type { Allowed, AnyResource, Transition } from '../../shared/resource.ts'
import { later } from '../components/later.tsx'
import type { InputProps } from '../components/input-props.ts'
import type { RecordKey } from '../data/query-keys.ts'

/** Properties of a transition's popup, of the plain one and of the one with approval. */
export interface TransitionPopupProps {
  resource: AnyResource
  recordKey: RecordKey
  updateDt: string | undefined
  item: Allowed
  /** What the record is called and the state in which it stands. */
  about?: { name: string; state: string | undefined }
  transition: Transition<string> | undefined
  /** Content above the questions, depending on the answers so far. */
  note?: (values: Record<string, unknown>) => ReactNode
  /** Inputs of the page's own, by the name of the question. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** What the reason is called; absent: 사유. */
  reasonLabel?: string | undefined
  onClose: () => void
  onDone: (detail: unknown) => void
}

let Popup: ComponentType<TransitionPopupProps> | undefined
/**
 * The app names the popup of transitions that go through approval; the engine does not know the people who
 * sign.
 */
export function registerApprovalPopup(load: () => Promise<ComponentType<TransitionPopupProps>>): void {
  Popup = later(load)
}
/** Throws where the app has named none. */
export function ApprovalPopup(props: TransitionPopupProps) {
  if (!Popup) throw new Error('no popup of approval is registered')
  return createElement(Popup, props)
}
