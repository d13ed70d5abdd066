import { type ComponentProps, useRef, useState } from 'react';
import type { LinkProps } from 'react-router';
import { askAboutList, askLabel, askUs } from '#app/content/ask-texts.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { type LineItem, lineTotal } from '#app/cart/model/cart.ts';
import { cartLinkPath } from '#app/cart/model/cart-link.ts';
import { toListFile } from './model/list-file.ts';
import type { Lists, ProductList } from './model/lists.ts';
import { formatMoney } from '#app/lib/money.ts';
import { capReason, MAX_QUANTITY, quantityCap, readQuantity } from '#app/lib/quantity.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { LeftCatalogue } from '#app/offer/stock.tsx';
import * as texts from './texts.ts';
import { Button, ButtonLink, REMOVE_BUTTON, RemoveButton } from '#app/ui/button.tsx';
import { focusAfterRemoval } from '#app/ui/focus-after-removal.ts';
import { focusHeading } from '#app/ui/focus.ts';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import { addListToCart, remove, removeProduct, rename, setQuantity } from './lists-store.ts';
import { NameForm } from './name-form.tsx';

type ListSectionProps = { readonly list: ProductList; readonly lists: Lists };

export function ListSection({ list, lists }: ListSectionProps) {
  const { name, items } = list;
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const headingId = `list-${list.id}`;

  const stopRenaming = () => {
    setIsRenaming(false);
    renameButton.current?.focus();
  };

  return (
    <section aria-labelledby={headingId} className="stack lists-section">
      <div className="lists-head">
        <div>
          <h2 id={headingId} className="lists-name">
            {name}
          </h2>
          <p className="hint">{texts.listSummary(list)}</p>
        </div>
        <div className="lists-actions">
          {items.length > 0 && (
            <>
              <Action
                label={texts.addListToCart}
                listName={name}
                variant="outline"
                onClick={() => addListToCart(list)}
              />
              {HAS.systemCheck && (
                <LinkAction
                  label={texts.systemCheck}
                  listName={name}
                  to={cartLinkPath(items, '/system-check')}
                />
              )}
              {HAS.quote && (
                <LinkAction label={texts.quote} listName={name} to={cartLinkPath(items, '/quote')} />
              )}
              <LinkAction label={askLabel} listName={name} {...askUs(askAboutList(name, items))} />
            </>
          )}
          <Action
            ref={renameButton}
            label={texts.rename}
            listName={name}
            aria-expanded={isRenaming}
            onClick={() => setIsRenaming(!isRenaming)}
          />
          <Action
            label={texts.exportList}
            listName={name}
            onClick={() => saveFile(texts.fileName, 'application/json', toListFile([list]))}
          />
          <Action
            label={texts.deleteList}
            listName={name}
            onClick={({ detail }) => {
              // The second click of a double click would delete the list that has moved up.
              if (detail > 1) return;
              remove(list);
              focusHeading();
            }}
          />
        </div>
      </div>
      {isRenaming && (
        <NameForm
          lists={lists}
          label={texts.name}
          submitLabel={texts.save}
          renamed={list}
          onName={(newName) => {
            rename(list, newName);
            stopRenaming();
          }}
        >
          <Button variant="quiet" onClick={stopRenaming}>
            {texts.cancel}
          </Button>
        </NameForm>
      )}
      {items.length === 0 ? (
        <p className="hint">{texts.emptyList}</p>
      ) : (
        <ListTable list={list} labelledBy={headingId} />
      )}
    </section>
  );
}

type ActionName = {
  readonly label: string;
  readonly listName: string;
};

function Action({
  label,
  listName,
  ...button
}: ActionName & Omit<ComponentProps<typeof Button>, 'children'>) {
  return (
    <Button variant="quiet" small aria-label={texts.ofList(label, listName)} {...button}>
      {label}
    </Button>
  );
}

function LinkAction({ label, listName, ...link }: ActionName & LinkProps) {
  return (
    <ButtonLink variant="quiet" small aria-label={texts.ofList(label, listName)} {...link}>
      {label}
    </ButtonLink>
  );
}

type ListTableProps = { readonly list: ProductList; readonly labelledBy: string };

function ListTable({ list, labelledBy }: ListTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <table aria-labelledby={labelledBy} className="rows line-table lists-table">
      <thead className="visually-hidden-on-phones">
        <tr>
          <th scope="col" data-column="text">
            {texts.productColumn}
          </th>
          <th scope="col" data-column="price">
            {texts.priceColumn}
          </th>
          <th scope="col">{texts.quantityColumn}</th>
          <th scope="col">{texts.totalColumn}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.actionsColumn}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {list.items.map((item, index) => (
          <ListRow
            key={item.id}
            list={list}
            item={item}
            onRemove={() => {
              removeProduct(list, item);
              focusAfterRemoval(body, REMOVE_BUTTON, index);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

type ListRowProps = {
  readonly list: ProductList;
  readonly item: LineItem;
  readonly onRemove: () => void;
};

function ListRow({ list, item, onRemove }: ListRowProps) {
  const { id, image, title, quantity } = item;
  return (
    <tr>
      <th scope="row">
        <span className="line-table-product">
          <ProductPicture image={image} alt="" size={48} />
          <ProductLink product={item} />
          <LeftCatalogue id={id} />
        </span>
      </th>
      <td data-column="price">
        <Price offer={item} size="cell" />
      </td>
      <td>
        <QuantityStepper
          itemName={title}
          value={quantity}
          cap={MAX_QUANTITY}
          capNote={() => texts.quantityLimit}
          read={readQuantity}
          onChange={(next) => setQuantity(list, item, next)}
        />
        {quantity > quantityCap(item) && <p className="lists-note">{texts.orderableNow(capReason(item))}</p>}
      </td>
      <td translate="no">{formatMoney(lineTotal(item))}</td>
      <td>
        <RemoveButton label={texts.removeFromList(title, list.name)} onRemove={onRemove} />
      </td>
    </tr>
  );
}
