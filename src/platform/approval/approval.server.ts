import { type Behaviour } from '../../core/server/entity/behaviour.ts'
import { apprDelegateBehaviour } from './appr-delegate.server.ts'
import { apprLineBehaviour } from './appr-line.server.ts'
import { apprPolicyBehaviour } from './appr-policy.server.ts'
import { apprRqstBehaviour } from './appr-rqst.server.ts'
import { authRequestBehaviour } from './auth-request.server.ts'

/** The entities of the approval engine and its first user. */
export const approvalBehaviours: Behaviour[] = [
  apprPolicyBehaviour,
  apprLineBehaviour,
  apprDelegateBehaviour,
  apprRqstBehaviour,
  authRequestBehaviour,
]
