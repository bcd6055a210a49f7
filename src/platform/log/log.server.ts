import { anyBehaviour, defineBehaviour, type Behaviour } from '../../core/server/entity/behaviour.ts'
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
  anyBehaviour(defineBehaviour(auditLog, readOnly)),
  anyBehaviour(defineBehaviour(loginHist, readOnly)),
  anyBehaviour(defineBehaviour(errorLog, readOnly)),
  anyBehaviour(defineBehaviour(personalLog, readOnly)),
  anyBehaviour(defineBehaviour(personalReview, readOnly)),
  anyBehaviour(defineBehaviour(batchHist, readOnly)),
  anyBehaviour(defineBehaviour(excelJob, readOnly)),
  anyBehaviour(
    defineBehaviour(queueJob, {
      ...readOnly,
      transitions: { retry: { set: (_, { now }) => ({ tryCnt: 0, startCnt: 0, nextDt: now, endDt: null }) } },
    }),
  ),
  anyBehaviour(defineBehaviour(attachFile, readOnly)),
]
