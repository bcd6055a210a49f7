import type { ComponentType } from 'react'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { RecordHistory } from '../../../core/web/record/HistoryDrawer.tsx'
import { userAuthGrp } from '../../auth-group/auth-group.resource.ts'
import { UserMenusPanel } from '../../auth-group/web/UserMenusPanel.tsx'
import { userDuty } from '../../duty/user-duty.resource.ts'
import { UserBadge } from '../../kiosk/web/UserBadge.tsx'
import { UserDutyFields } from '../../duty/web/UserDutyFields.tsx'
import { appointmentIssues } from '../../duty/appointment.rule.ts'
import { UserPeople } from '../../people/web/UserPeople.tsx'
import { peopleTexts } from '../../people/web/people.texts.ts'
import { user } from '../user.resource.ts'
import { OwnRecords } from './OwnRecords.tsx'
import { UserSessions } from './UserSessions.tsx'
import { rightsTexts } from '../../auth-group/web/auth-group.texts.ts'
import { kioskTexts } from '../../kiosk/web/kiosk.texts.ts'
import { userTexts } from './user.texts.ts'
import { useTexts, textsOf } from '../../../core/web/text/define-texts.ts'

export interface AccountProps {
  account: { userId: string; userNm: string; plantCd: string | null }
}
export interface UserTab {
  key: string
  /** Asked anew in each language. */
  label: () => string
  content: ComponentType<AccountProps>
}

/** Tabs of a user's page after 기본; other areas add theirs here. */
export const userTabs: readonly UserTab[] = [
  { key: 'groups', label: () => textsOf(userTexts)('groups'), content: UserGroups },
  { key: 'menus', label: () => textsOf(rightsTexts)('showMenus'), content: UserMenus },
  { key: 'duties', label: () => textsOf(userTexts)('duties'), content: UserDuties },
  { key: 'people', label: () => textsOf(peopleTexts)('tab'), content: UserPeople },
  { key: 'badge', label: () => textsOf(kioskTexts)('pinBlock'), content: UserBadge },
  { key: 'sessions', label: () => textsOf(userTexts)('sessions'), content: UserSessions },
  { key: 'history', label: () => textsOf(userTexts)('history'), content: UserHistory },
]

function UserGroups({ account }: AccountProps) {
  const text = useTexts(userTexts)
  return (
    <OwnRecords
      resource={userAuthGrp}
      filter={{ userId: account.userId }}
      first={{ userId: account.userId, settingYn: 'Y' }}
      fields={['authGrpNo', 'settingYn', 'fromYmd', 'toYmd']}
      empty={text('noGroups')}
    />
  )
}

function UserMenus({ account }: AccountProps) {
  return <UserMenusPanel userId={account.userId} />
}

function UserDuties({ account }: AccountProps) {
  const text = useTexts(userTexts)
  return (
    <OwnRecords
      resource={userDuty}
      filter={{ userId: account.userId }}
      first={{ userId: account.userId, plantCd: account.plantCd || undefined }}
      form={(form) => <UserDutyFields form={form} ownUser />}
      rules={appointmentIssues}
      empty={text('noDuties')}
    />
  )
}

function UserHistory({ account }: AccountProps) {
  const { data: codes } = useCodes('ACCT')
  const states = Object.fromEntries((codes ?? []).map(({ code, codeNm }) => [code, codeNm]))
  return <RecordHistory resource={user} recordKey={account.userId} states={states} />
}
