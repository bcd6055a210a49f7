import { defineBehaviour, type Behaviour } from '../../core/server/entity/behaviour.ts'
import { attachFile } from './attach-file.resource.ts'
import { auditLog } from './audit-log.resource.ts'
import { batchHist } from './batch-hist.resource.ts'
import { errorLog } from './error-log.resource.ts'
import { excelJob } from './excel-job.resource.ts'
import { loginHist } from './login-hist.resource.ts'
import { queueJob } from './queue-job.resource.ts'
import { personalLog, personalReview } from './personal-log.resource.ts'

/** Nobody writes a log by hand. */
const readOnly = { without: ['create', 'update', 'delete', 'multi'] } as const

export const logBehaviours: Behaviour[] = [
  defineBehaviour(auditLog, readOnly),
  defineBehaviour(loginHist, readOnly),
  defineBehaviour(errorLog, readOnly),
  defineBehaviour(personalLog, readOnly),
  defineBehaviour(personalReview, readOnly),
  defineBehaviour(batchHist, readOnly),
  defineBehaviour(excelJob, readOnly),
  defineBehaviour(queueJob, {
    ...readOnly,
    transitions: { retry: { set: (_, { now }) => ({ tryCnt: 0, startCnt: 0, nextDt: now, endDt: null }) } },
  }),
  defineBehaviour(attachFile, readOnly),
]
