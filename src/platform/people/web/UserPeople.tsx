import { useTexts } from '../../../core/web/text/define-texts.ts'
import { OwnRecords } from '../../user/web/OwnRecords.tsx'
import { periodIssues } from '../people.rule.ts'
import { assignKinds, userAssign } from '../user-assign.resource.ts'
import { userLeave } from '../user-leave.resource.ts'
import { peopleTexts } from './people.texts.ts'

/** The assignments and leaves of one person, the newest first. */
export function UserPeople({
  account: { userId, plantCd },
}: {
  account: { userId: string; plantCd: string | null }
}) {
  const text = useTexts(peopleTexts)
  return (
    <div className="organisation-record">
      <section aria-label={text('assignments')}>
        <h3>{text('assignments')}</h3>
        <OwnRecords
          resource={userAssign}
          filter={{ userId }}
          first={{ userId, assignKindCd: assignKinds.main, plantCd: plantCd || undefined }}
          rules={periodIssues}
          empty={text('noAssignments')}
        />
      </section>
      <section aria-label={text('leaves')}>
        <h3>{text('leaves')}</h3>
        <OwnRecords
          resource={userLeave}
          filter={{ userId }}
          first={{ userId }}
          rules={periodIssues}
          empty={text('noLeaves')}
        />
      </section>
    </div>
  )
}
