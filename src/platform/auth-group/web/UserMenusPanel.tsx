import { useState } from 'react'
import { Button, Grid, Table } from 'antd'
import { FileExcelOutlined } from '@ant-design/icons'
import { yes } from '../../../core/shared/session.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTabMenu } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import type { Abilities, Ability } from '../explain.rule.ts'
import { MenuFilters } from './MenuFilters.tsx'
import { ExplainPopup } from './ExplainPanel.tsx'
import { useAbilities, downloadAbilities } from './rights-queries.ts'
import { RightMarks, RuleText, StateMark } from './RuleLines.tsx'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const popupWidthPx = 1000
const tableWidthPx = 860

/** 이 사용자가 볼 수 있는 메뉴: the groups of a person, every menu with its rights, and the rule that decides. */
export function UserMenusPanel({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useAbilities(userId)
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {(abilities) => <Menus key={userId} abilities={abilities} />}
    </Gate>
  )
}

function Menus({ abilities }: { abilities: Abilities }) {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const excel = yes(useTabMenu()?.excelYn)
  const isNarrow = Grid.useBreakpoint().md === false
  const [words, setWords] = useState('')
  const [withHidden, setWithHidden] = useState(false)
  const [why, setWhy] = useState<string>()
  const { user, held, menus } = abilities
  const pages = menus.filter(({ isBranch }) => !isBranch)
  const seen = pages.filter(({ accessYn }) => yes(accessYn))
  const pathOf = pathsIn(menus, (menu) => menuName(menu, language))
  const rows = (withHidden ? pages : seen).filter((menu) =>
    pathOf(menu).toLowerCase().includes(words.trim().toLowerCase()),
  )
  return (
    <div className="rights-panel">
      <div className="rights-panel-head">
        <span>
          <strong>
            {user.userNm} ({user.userId})
          </strong>{' '}
          · {text('menus', { count: seen.length })}
        </span>
        {excel && (
          <BusyButton icon={<FileExcelOutlined aria-hidden />} action={() => downloadAbilities(user.userId)}>
            {text('download')}
          </BusyButton>
        )}
      </div>
      <section className="held-groups" aria-label={text('heldTitle')}>
        <strong>{text('heldTitle')}</strong>
        {held.length === 0 && <span>{text('noGroups')}</span>}
        <ul className="rule-lines">
          {held.map((rule) => (
            <li key={`${rule.tableNm} ${rule.rowNo}`}>
              <StateMark state={rule.state} />
              <RuleText rule={rule} />
            </li>
          ))}
        </ul>
      </section>
      <MenuFilters
        words={words}
        onWords={setWords}
        checked={withHidden}
        onChecked={setWithHidden}
        label={text('withHidden')}
      />
      <Table
        rowKey="menuId"
        size="small"
        dataSource={rows}
        pagination={{ hideOnSinglePage: true, pageSize: 50, showSizeChanger: false }}
        scroll={{ x: tableWidthPx }}
        locale={{ emptyText: <PageEmpty>{text('nothing')}</PageEmpty> }}
        columns={[
          {
            title: text('menu'),
            key: 'menuNm',
            width: isNarrow ? 160 : 280,
            render: (_value, menu) => pathOf(menu),
          },
          {
            title: text('rights'),
            key: 'rights',
            width: 240,
            render: (_value, menu) => <RightMarks rights={menu} />,
          },
          {
            title: text('rule'),
            key: 'rules',
            render: (_value, { allowing }) =>
              allowing.map((index) => (
                <div key={index}>{held[index] && <RuleText rule={held[index]} />}</div>
              )),
          },
          {
            key: 'why',
            width: 70,
            render: (_value, menu) => (
              <Button
                size="small"
                type="link"
                aria-label={text('whyOf', { menu: menuName(menu, language) })}
                onClick={() => setWhy(menu.menuId)}
              >
                {text('why')}
              </Button>
            ),
          },
        ]}
      />
      {why !== undefined && (
        <ExplainPopup userId={user.userId} menuId={why} onClose={() => setWhy(undefined)} />
      )}
    </div>
  )
}

/** The names of a menu and those above it: 시스템 > 메뉴·권한 > 메뉴. */
function pathsIn(menus: readonly Ability[], nameOf: (menu: Ability) => string): (menu: Ability) => string {
  const byId = new Map(menus.map((menu) => [menu.menuId, menu]))
  const chain = (menu: Ability | undefined): string[] =>
    menu ? [...chain(byId.get(menu.upMenuId ?? '')), nameOf(menu)] : []
  return (menu) => chain(menu).join(' > ')
}

/** The same as a popup: what can this person do? */
export function UserMenusPopup({ userId, onClose }: { userId: string; onClose: () => void }) {
  const text = useTexts(rightsTexts)
  return (
    <BasePopup open title={text('whatTitle')} onClose={onClose} widthPx={popupWidthPx}>
      <UserMenusPanel userId={userId} />
    </BasePopup>
  )
}
