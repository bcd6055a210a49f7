import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { apprRqst } from './appr-rqst.resource.ts'

/** 결재문서 관리 reads; only the acts of the engine write. */
export const apprRqstBehaviour = defineBehaviour(apprRqst, {
  without: ['create', 'update', 'delete', 'multi'],
})
