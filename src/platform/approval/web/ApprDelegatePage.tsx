import { Tag } from 'antd'
import { useState } from 'react'
import type { Row } from '../../../core/shared/resource.ts'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useSession } from '../../../core/web/session-store.ts'
import { apprDelegate, delegateKinds } from '../appr-delegate.resource.ts'
import { registerTexts } from './register.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 위임·부재 (manage/appr/apprDelegate): who signs in one's place, and until when. */
export function ApprDelegatePage() {
  const text = useTexts(registerTexts)
  const { user } = useSession()
  const first = {
    fromUserId: user?.userId,
    fromUserNm: user?.userNm,
    delegateKindCd: delegateKinds.absence,
    useYn: 'Y' as const,
  }
  return (
    <RegisterPage
      resource={apprDelegate}
      help={text('delegateHelp')}
      first={first}
      cells={{ useYn: (row) => <Phase row={row} />, bizCds: (row) => <Businesses row={row} /> }}
    />
  )
}

/** The covered kinds of business, or all of them. */
function Businesses({ row }: { row: Row<typeof apprDelegate> }) {
  const text = useTexts(registerTexts)
  const { data: codes } = useCodes('APPR_BIZ')
  if (!row.bizCds?.length) return <>{text('allBusiness')}</>
  return row.bizCds.map((code) => (
    <Tag key={code}>{codes?.find((each) => each.code === code)?.codeNm ?? code}</Tag>
  ))
}

/** Shows whether the delegation holds now, by use and period. */
function Phase({ row }: { row: Row<typeof apprDelegate> }) {
  const text = useTexts(registerTexts)
  const [now] = useState(Date.now)
  if (row.useYn !== 'Y') return <Tag className="state-tag is-dropped">{text('stopped')}</Tag>
  if (Date.parse(row.toDt) < now) return <Tag className="state-tag">{text('over')}</Tag>
  if (Date.parse(row.fromDt) > now) return <Tag className="state-tag is-active">{text('planned')}</Tag>
  return <Tag className="state-tag is-done">{text('inForce')}</Tag>
}
