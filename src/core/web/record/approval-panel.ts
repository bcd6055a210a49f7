import { createElement, type ComponentType } from 'react'
import type { AnyResource, Transition } from '../../shared/resource.ts'
import { later } from '../components/later.tsx'
import { session } from '../session-store.ts'

/** Which record's documents are asked for. */
export interface ApprovalPanelProps {
  taskClassNm: string
  apprBizKey: string
}

let Panel: ComponentType<ApprovalPanelProps> | undefined
/** The app names what shows the approval documents of a record; the engine knows none. */
export function registerApprovalPanel(load: () => Promise<ComponentType<ApprovalPanelProps>>): void {
  Panel = later(load, { tells: () => false })
}

/** True where a step of the record goes through approval. Companies sign nothing and read no document. */
const isApproved = ({ transitions = {} }: AnyResource): boolean =>
  Object.values(transitions as Record<string, Transition<string>>).some(({ approval }) => approval)

/** The approval documents of a record, where its definition has an approval and the reader is no company. */
export function ApprovalPanel({ resource, recordKey }: { resource: AnyResource; recordKey: unknown }) {
  if (!Panel || session.get().user?.vendorCd || !isApproved(resource)) return null
  return createElement(Panel, { taskClassNm: resource.name, apprBizKey: String(recordKey) })
}
