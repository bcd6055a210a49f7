import { mayUse } from '../../../core/server/http/session.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { studyPages } from '../record-pages.rule.ts'
import { revalidationFigures } from './hazop-parameters.rule.ts'
import { hazopFiguresOn } from './hazop-parameters.server.ts'
import { hazopMenu } from './hazop-menus.rule.ts'
import { confirmedStudies } from './revalidation-clock.server.ts'
import { studyWorkNames } from './revalidation-clock.texts.ts'
import { revalidationDue } from './revalidation.rule.ts'

/** Studies of the caller that must be looked through again soon, or should have been. (fit F7) */
export const revalidationWork: WorkSource = {
  labels: studyWorkNames,
  async find(context) {
    const { session, today } = context
    if (session.vendorCd || !mayUse(session, [hazopMenu], 'read')) return []
    const found = []
    for (const study of await confirmedStudies(context, session.userId)) {
      const { rsaTargetNo, rsaTargetNm, plantCd, confirmedYmd } = study
      const figures = revalidationFigures(await hazopFiguresOn(context, plantCd))
      const { dueYmd, state } = revalidationDue(confirmedYmd, today, figures)
      if (dueYmd !== null && (state === 'soon' || state === 'overdue'))
        found.push({
          key: rsaTargetNo,
          kind: 'risk-revalidate',
          title: rsaTargetNm,
          more: '',
          // Nobody is late on the day itself.
          dueDt: `${dueYmd}T23:59:59+09:00`,
          resource: rsaTarget.name,
          url: addressOf(studyPages.rsaTarget, rsaTargetNo),
        })
    }
    return found
  },
}
