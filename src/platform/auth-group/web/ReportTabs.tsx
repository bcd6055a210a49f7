import { useState } from 'react'
import { TreeSelect } from 'antd'
import { user } from '../../../core/shared/field.ts'
import '../../../core/web/form/form.css'
import { UserPicker } from '../../../core/web/popup/UserPicker.tsx'
import { PageEmpty } from '../../../core/web/record/PageStates.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { nested, useAllMenus, type MenuTreeRow } from '../../menu/web/menu-queries.ts'
import { useRightsText } from './auth-group-texts.ts'
import { ExplainPanel } from './ExplainPanel.tsx'
import { UserMenusPanel } from './UserMenusPanel.tsx'
import { WhoSeesPanel } from './WhoSees.tsx'

interface Choice {
  value: string | undefined
  onChange: (value: string | undefined) => void
}
function MenuChoice({ value, onChange }: Choice) {
  const text = useRightsText()
  const language = useLanguage()
  const { data } = useAllMenus()
  const options = (rows: readonly MenuTreeRow[]): object[] =>
    rows.map((row) => ({
      value: row.menuId,
      title: menuName(row, language),
      words: `${menuName(row, language)} ${row.menuNm} ${row.menuId} ${row.frontEndUrl}`,
      ...(row.children && { children: options(row.children) }),
    }))
  return (
    <label className="rights-choice">
      {text('menu')}
      <TreeSelect<string>
        aria-label={text('menu')}
        placeholder={text('chooseMenu')}
        showSearch={{ treeNodeFilterProp: 'words' }}
        allowClear
        value={value}
        treeData={options(nested(data ?? []))}
        onChange={(menuId) => onChange(menuId || undefined)}
      />
    </label>
  )
}
function PersonChoice({ value, onChange }: Choice) {
  const text = useRightsText()
  const [shown, setShown] = useState<string | null>(null)
  return (
    <label className="rights-choice">
      {text('user')}
      <UserPicker
        field={user(text('user'))}
        value={value}
        shown={shown}
        placeholder={text('chooseUser')}
        onChange={(userId, name) => {
          setShown(name ?? null)
          onChange(typeof userId === 'string' ? userId : undefined)
        }}
      />
    </label>
  )
}

/** 누가 보나? */
export function WhoTab() {
  const text = useRightsText()
  const [menuId, setMenuId] = useState<string>()
  return (
    <div className="rights-panel">
      <MenuChoice value={menuId} onChange={setMenuId} />
      {menuId === undefined ? <PageEmpty>{text('chooseMenu')}</PageEmpty> : <WhoSeesPanel menuId={menuId} />}
    </div>
  )
}
/** 무엇을 할 수 있나? */
export function WhatTab() {
  const text = useRightsText()
  const [userId, setUserId] = useState<string>()
  return (
    <div className="rights-panel">
      <PersonChoice value={userId} onChange={setUserId} />
      {userId === undefined ? <PageEmpty>{text('chooseUser')}</PageEmpty> : <UserMenusPanel userId={userId} />}
    </div>
  )
}
/** 왜 보이나? */
export function WhyTab() {
  const text = useRightsText()
  const [userId, setUserId] = useState<string>()
  const [menuId, setMenuId] = useState<string>()
  return (
    <div className="rights-panel">
      <div className="rights-filters">
        <PersonChoice value={userId} onChange={setUserId} />
        <MenuChoice value={menuId} onChange={setMenuId} />
      </div>
      {userId === undefined && <PageEmpty>{text('chooseUser')}</PageEmpty>}
      {userId !== undefined && menuId === undefined && <PageEmpty>{text('chooseMenu')}</PageEmpty>}
      {userId !== undefined && menuId !== undefined && <ExplainPanel userId={userId} menuId={menuId} />}
    </div>
  )
}
