import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { rsaRisk } from './rsa-risk.resource.ts'

/** SQL alone writes risks; they are read and taken along. */
export const riskBehaviour = defineBehaviour(rsaRisk, { without: ['create', 'update', 'delete', 'multi'] })
