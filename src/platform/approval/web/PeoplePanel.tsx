import { PlusOutlined, TeamOutlined } from '@ant-design/icons'
import { Button, Input, Segmented, Skeleton, Tree } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { departmentTree } from '../../../core/web/popup/dept-tree.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { stepKinds } from '../approval-codes.rule.ts'
import type { SigningPerson } from '../approval-answers.rule.ts'
import { useSigningDepts, useSigningPeople } from './approval-calls.ts'
import { personMime } from './StepList.tsx'
import { submitTexts } from './submit.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** An entry for the line: a person, or in a saved line the head of a department. */
export interface Chosen {
  userId: string | null
  userNm: string | null
  deptCd?: string | null
  deptNm: string | null
  positionNm?: string | null
}
export interface PeoplePanelProps {
  kind: string
  onKind: (stepKindCd: string) => void
  onAdd: (chosen: Chosen) => void
  /** True for people who are in the line already. */
  taken: (userId: string) => boolean
  /** A saved line may name a department, whose head signs. */
  departments?: boolean
}
const nobody: readonly SigningPerson[] = []
const kinds = [
  stepKinds.review,
  stepKinds.agree,
  stepKinds.agreeParallel,
  stepKinds.approve,
  stepKinds.copy,
  stepKinds.circulate,
]

/**
 * The organisation: departments as a tree, people of one or by name; dragged into the line or added with +.
 */
export function PeoplePanel({
  kind,
  onKind,
  onAdd,
  taken,
  departments: withDepartments = false,
}: PeoplePanelProps) {
  const text = useTexts(submitTexts)
  const { user } = useSession()
  const { data: names } = useCodes('STEP_KIND')
  const { data: departments } = useSigningDepts()
  const [words, setWords] = useState('')
  const [deptCd, setDept] = useState<string | null>(user?.deptCd ?? null)
  const wanted = useDeferredValue(words.trim())
  const { data: people = nobody, isLoading } = useSigningPeople(
    wanted ? { q: wanted } : { deptCd },
    wanted !== '' || deptCd !== null,
  )
  const tree = useMemo(() => departmentTree(departments ?? []), [departments])
  const above = useMemo(() => ancestorsOf(departments ?? [], deptCd), [departments, deptCd])
  const dept = departments?.find((each) => each.deptCd === deptCd)
  return (
    <section className="appr-people" aria-label={text('organisation')}>
      <Segmented
        aria-label={text('addAs')}
        value={kind}
        onChange={onKind}
        options={kinds.map((code) => ({
          value: code,
          label: names?.find((each) => each.code === code)?.codeNm ?? code,
        }))}
      />
      <Input.Search
        value={words}
        allowClear
        placeholder={text('searchPeople')}
        aria-label={text('searchPeople')}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="appr-people-columns">
        <div className="appr-people-tree">
          {departments ? (
            <Tree
              key={departments.length}
              aria-label={text('depts')}
              blockNode
              height={240}
              treeData={tree}
              defaultExpandedKeys={above}
              selectedKeys={deptCd && !wanted ? [deptCd] : []}
              onSelect={(_keys, { node }) => {
                setWords('')
                setDept(node.key)
              }}
            />
          ) : (
            <Skeleton active />
          )}
          {withDepartments && dept && (
            <Button
              size="small"
              icon={<TeamOutlined aria-hidden />}
              onClick={() => onAdd({ userId: null, userNm: null, deptCd: dept.deptCd, deptNm: dept.deptNm })}
            >
              {text('addDept')}
            </Button>
          )}
        </div>
        <ul aria-label={text('people')} aria-busy={isLoading}>
          {!isLoading && people.length === 0 && (
            <li className="appr-note">{text(wanted === '' && deptCd === null ? 'noPeople' : 'nobody')}</li>
          )}
          {people.map((person) => (
            <Person key={person.userId} person={person} taken={taken(person.userId)} onAdd={onAdd} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Person({
  person,
  taken,
  onAdd,
}: {
  person: SigningPerson
  taken: boolean
  onAdd: (chosen: Chosen) => void
}) {
  const text = useTexts(submitTexts)
  const chosen: Chosen = {
    userId: person.userId,
    userNm: person.userNm,
    deptNm: person.deptNm,
    positionNm: person.positionNm,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is beside the button that does the same
    <li
      draggable={!taken}
      onDragStart={(event) => event.dataTransfer.setData(personMime, JSON.stringify(chosen))}
      onDoubleClick={() => !taken && onAdd(chosen)}
    >
      <span>
        <strong>{person.userNm}</strong>{' '}
        <small>{[person.deptNm, person.positionNm].filter(Boolean).join(' ')}</small>
      </span>
      <Button
        type="text"
        icon={<PlusOutlined aria-hidden />}
        disabled={taken}
        aria-label={text('add', { name: person.userNm })}
        onClick={() => onAdd(chosen)}
      />
    </li>
  )
}

function ancestorsOf(
  rows: readonly { deptCd: string; pdeptCd: string | null }[],
  deptCd: string | null,
): string[] {
  const above: string[] = []
  for (
    let at = deptCd;
    at && !above.includes(at);
    at = rows.find((row) => row.deptCd === at)?.pdeptCd ?? null
  )
    above.push(at)
  return above
}
