import { useState } from 'react'
import { TreeSelect } from 'antd'
import { user } from '../../../core/shared/field.ts'
import '../../../core/web/form/form.css'
import { UserPicker } from '../../../core/web/popup/UserPicker.tsx'
import { PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { nested, useAllMenus, type MenuTreeRow } from '../../menu/web/menu-queries.ts'
import { ExplainPanel } from './ExplainPanel.tsx'
import { UserMenusPanel } from './UserMenusPanel.tsx'
import { WhoSeesPanel } from './WhoSees.tsx'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Choice {
  value: string | undefined
  onChange: (value: string | undefined) => void
}
function MenuChoice({ value, onChange }: Choice) {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const { data } = useAllMenus()
  const options = (rows: readonly MenuTreeRow[]): object[] =>
    rows.map((row) => ({
      value: row.menuId,
      title: menuName(row, language),
      words: `${menuName(row, language)} ${row.menuNm} ${row.menuId} ${row.frontEndUrl}`,
      children: row.children ? options(row.children) : undefined,
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
  const text = useTexts(rightsTexts)
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

/** The choices of the report, which the page's address holds. */
export interface ViewProps {
  params: URLSearchParams
  choose: (name: string, value: string | number | undefined) => void
}
const valueOf = (params: URLSearchParams, name: string): string | undefined => params.get(name) || undefined

/** 누가 보나? */
export function WhoView({ params, choose }: ViewProps) {
  const text = useTexts(rightsTexts)
  const menuId = valueOf(params, 'menuId')
  return (
    <div className="rights-panel">
      <MenuChoice value={menuId} onChange={(value) => choose('menuId', value)} />
      {menuId === undefined ? <PageEmpty>{text('chooseMenu')}</PageEmpty> : <WhoSeesPanel menuId={menuId} />}
    </div>
  )
}
/** 무엇을 할 수 있나? */
export function WhatView({ params, choose }: ViewProps) {
  const text = useTexts(rightsTexts)
  const userId = valueOf(params, 'userId')
  return (
    <div className="rights-panel">
      <PersonChoice value={userId} onChange={(value) => choose('userId', value)} />
      {userId === undefined ? (
        <PageEmpty>{text('chooseUser')}</PageEmpty>
      ) : (
        <UserMenusPanel userId={userId} />
      )}
    </div>
  )
}
/** 왜 보이나? */
export function WhyView({ params, choose }: ViewProps) {
  const text = useTexts(rightsTexts)
  const [userId, menuId] = [valueOf(params, 'userId'), valueOf(params, 'menuId')]
  return (
    <div className="rights-panel">
      <div className="rights-filters">
        <PersonChoice value={userId} onChange={(value) => choose('userId', value)} />
        <MenuChoice value={menuId} onChange={(value) => choose('menuId', value)} />
      </div>
      {userId === undefined && <PageEmpty>{text('chooseUser')}</PageEmpty>}
      {userId !== undefined && menuId === undefined && <PageEmpty>{text('chooseMenu')}</PageEmpty>}
      {userId !== undefined && menuId !== undefined && <ExplainPanel userId={userId} menuId={menuId} />}
    </div>
  )
}
