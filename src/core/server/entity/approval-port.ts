import type { ApprovalLink } from '../../shared/resource.ts'
import type { Behaviour } from './behaviour.ts'
import type { Context } from './context.ts'

/** A transition that has just moved a record and now waits for signatures. */
export interface ApprovalOpening {
  behaviour: Behaviour
  /** The transaction of the transition. */
  context: Context
  key: string | number
  action: string
  link: ApprovalLink
  /** The `approval` of the body, as it came. */
  input: unknown
}
type OpenApproval = (opening: ApprovalOpening) => Promise<void>

let open: OpenApproval = async ({ behaviour, action }) => {
  throw new Error(
    `${behaviour.resource.name}.${action} goes through approval, but no approval engine is connected`,
  )
}
/**
 * The platform says once how documents are opened; the engine itself knows nothing of lines and signatures.
 */
export const connectApproval = (given: OpenApproval): void => void (open = given)
export const openApproval: OpenApproval = (opening) => open(opening)
