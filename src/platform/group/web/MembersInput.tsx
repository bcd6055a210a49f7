import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { Shuttle } from '../../../core/web/components/Shuttle.tsx'
import { UserSearchPopup } from '../../../core/web/popup/UserSearchPopup.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { groupKinds } from '../grp.resource.ts'
import { groupTexts } from './group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Member {
  grpMemberNo?: number
  memberId: string
}
interface NamedMember {
  memberId: string
  memberNm: string
}
export interface MembersInputProps {
  grpKindCd: string | undefined
  /** Left out for a new group. */
  grpNo: number | undefined
  editable: boolean
  value?: readonly Member[]
  onChange?: (members: Member[]) => void
}

/**
 * Members by the kind of the group: people through the user search, departments and companies with the
 * shuttle.
 */
export function MembersInput({ grpKindCd, grpNo, editable, value = [], onChange }: MembersInputProps) {
  const text = useTexts(groupTexts)
  const { data: stored } = useQuery({
    queryKey: ['grp', 'members', grpNo],
    queryFn: () => api.get<{ data: NamedMember[] }>(`/api/manage/grp/${String(grpNo)}/members`),
    select: (answer) => answer.data,
    enabled: grpNo !== undefined,
  })
  // Remaining members keep their stored row.
  const put = (ids: readonly string[]) =>
    onChange?.(ids.map((memberId) => value.find((member) => member.memberId === memberId) ?? { memberId }))
  const ids = value.map(({ memberId }) => memberId)
  if (grpKindCd === undefined) return <PageEmpty>{text('chooseKind')}</PageEmpty>
  return grpKindCd === groupKinds.user ? (
    <People ids={ids} known={stored ?? []} editable={editable} onChange={put} />
  ) : (
    <Choice grpKindCd={grpKindCd} ids={ids} known={stored ?? []} editable={editable} onChange={put} />
  )
}

interface ChosenProps {
  ids: readonly string[]
  /** Members that were stored, with their names. */
  known: readonly NamedMember[]
  editable: boolean
  onChange: (ids: readonly string[]) => void
}

function People({ ids, known, editable, onChange }: ChosenProps) {
  const text = useTexts(groupTexts)
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const nameOf = (memberId: string) =>
    found[memberId] ?? known.find((member) => member.memberId === memberId)?.memberNm ?? memberId
  return (
    <>
      <div className="organisation-tools">
        {ids.length === 0 && <span className="organisation-count">{text('none')}</span>}
        {ids.map((memberId) => (
          <Tag
            key={memberId}
            closable={editable ? { 'aria-label': text('remove', { name: nameOf(memberId) }) } : false}
            onClose={(event) => {
              event.preventDefault()
              onChange(ids.filter((id) => id !== memberId))
            }}
          >
            {nameOf(memberId)}
          </Tag>
        ))}
        {editable && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
            {text('addPeople')}
          </Button>
        )}
      </div>
      <UserSearchPopup
        open={open}
        multiple
        onClose={() => setOpen(false)}
        onConfirm={(users) => {
          setOpen(false)
          setFound({ ...found, ...Object.fromEntries(users.map(({ userId, userNm }) => [userId, userNm])) })
          onChange([...new Set([...ids, ...users.map(({ userId }) => userId)])])
        }}
      />
    </>
  )
}

function Choice({ grpKindCd, ids, known, editable, onChange }: ChosenProps & { grpKindCd: string }) {
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['grp', 'candidates', grpKindCd],
    queryFn: () => api.get<{ data: NamedMember[] }>('/api/manage/grpcandidates', { grpKindCd }),
    select: (answer) => answer.data,
  })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(offered) => (
        <div className="organisation-shuttle">
          <Shuttle
            // A member whose period has ended is no longer offered but stays a member.
            items={[
              ...offered,
              ...known.filter(({ memberId }) => !offered.some((each) => each.memberId === memberId)),
            ]}
            keyOf={({ memberId }) => memberId}
            labelOf={({ memberId, memberNm }) => `${memberNm} (${memberId})`}
            value={ids}
            onChange={onChange}
            disabled={!editable}
          />
        </div>
      )}
    </Gate>
  )
}
