import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useFavourites, useKeepFavourites } from '../../../core/web/shell/favourites.tsx'
import { moved } from '../../dashboard/layout.rule.ts'
import { myTexts } from './my.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Favourite pages in their order. */
export function FavouritesBlock() {
  const text = useTexts(myTexts)
  const language = useLanguage()
  const favourites = useFavourites()
  const keep = useKeepFavourites()
  const order = favourites.map(({ menuId }) => menuId)
  if (favourites.length === 0) return <p className="my-help">{text('noFavourites')}</p>
  return (
    <ol className="my-favourites">
      {favourites.map((menu, index) => {
        const name = menuName(menu, language)
        return (
          <li key={menu.menuId}>
            <span>{name}</span>
            <Button
              icon={<ArrowUpOutlined aria-hidden />}
              disabled={index === 0}
              aria-label={text('up', { name })}
              onClick={() => keep(moved(order, menu.menuId, -1))}
            />
            <Button
              icon={<ArrowDownOutlined aria-hidden />}
              disabled={index === order.length - 1}
              aria-label={text('down', { name })}
              onClick={() => keep(moved(order, menu.menuId, 1))}
            />
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={text('take', { name })}
              onClick={() => keep(order.filter((menuId) => menuId !== menu.menuId))}
            />
          </li>
        )
      })}
    </ol>
  )
}
