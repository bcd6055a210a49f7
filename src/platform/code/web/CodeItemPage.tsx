import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Input, Segmented, Tag } from 'antd'
import { useTabView } from '../../../core/web/list/use-tab-view.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { codeItem } from '../code.resource.ts'
import { groupsQuery, type GroupChoice } from './code-calls.ts'
import { CodeItems } from './CodeItems.tsx'
import './code.css'
import { codeTexts } from './code.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const views = ['group', 'all'] as const
type View = (typeof views)[number]

/** 코드마스터 (manage/code/codeItem): the items of a group in a grid, or all of them as a list for Excel. */
export function CodeItemPage() {
  const text = useTexts(codeTexts)
  const tab = useTab()
  const title = menuName(tab.menu, useLanguage())
  const [view, setView] = useTabView(views)
  const choice = (
    <Segmented<View>
      value={view}
      onChange={setView}
      options={[
        { value: 'group', label: text('byGroup') },
        { value: 'all', label: text('all') },
      ]}
    />
  )
  if (view === 'all')
    return (
      <RegisterPage resource={codeItem} help={text('itemHelp')}>
        <div>{choice}</div>
      </RegisterPage>
    )
  return (
    <div className="register-page">
      <PageHeader title={title} help={text('itemHelp')} />
      <div>{choice}</div>
      <ByGroup />
    </div>
  )
}

function ByGroup() {
  const text = useTexts(codeTexts)
  const tab = useTab()
  const { data, error, isPending, refetch } = useQuery(groupsQuery)
  const chosen = tab.params.get('group')
  return (
    <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {(groups) => {
        // Before any choice the first group is shown.
        const group = chosen === null ? groups[0] : groups.find(({ codeGrpCd }) => codeGrpCd === chosen)
        return (
          <div className="code-page">
            <GroupList
              groups={groups}
              chosen={group?.codeGrpCd ?? null}
              onChoose={(codeGrpCd) => tab.setSearch(`group=${encodeURIComponent(codeGrpCd)}`)}
            />
            {group ? (
              <CodeItems key={group.codeGrpCd} group={group} />
            ) : (
              <PageEmpty>{text('chooseGroup')}</PageEmpty>
            )}
          </div>
        )
      }}
    </Gate>
  )
}

interface GroupListProps {
  groups: readonly GroupChoice[]
  chosen: string | null
  onChoose: (codeGrpCd: string) => void
}
function GroupList({ groups, chosen, onChoose }: GroupListProps) {
  const text = useTexts(codeTexts)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = groups.filter((group) =>
    [group.codeGrpCd, group.codeGrpNm, group.domainNm].some((each) => each.toLowerCase().includes(wanted)),
  )
  return (
    <nav className="code-groups" aria-label={text('groups')}>
      <Input.Search
        allowClear
        value={words}
        placeholder={text('findGroup')}
        aria-label={text('findGroup')}
        onChange={(event) => setWords(event.target.value)}
      />
      {shown.length === 0 && <p className="code-groups-none">{text('noGroup')}</p>}
      <ul>
        {shown.map(({ codeGrpCd, codeGrpNm, domainNm, editYn, itemCnt }) => (
          <li key={codeGrpCd}>
            <button type="button" aria-current={codeGrpCd === chosen} onClick={() => onChoose(codeGrpCd)}>
              <span>
                {codeGrpNm} <small>{codeGrpCd}</small>
              </span>
              <span>
                {editYn === 'N' && <Tag>{text('state')}</Tag>}
                <small>
                  {domainNm} · {itemCnt}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
