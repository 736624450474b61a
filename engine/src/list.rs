//! [`List`]: a list of bounded length that lives where it stands.

use core::fmt;
use core::ops::Deref;

/// At most `N` values, in order, without an allocation.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8, // INVARIANT: at most N.
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list. `filler` fills the unused places and is never seen.
    pub const fn new(filler: T) -> List<T, N> {
        List {
            items: [filler; N],
            len: 0,
        }
    }

    /// The list of `items`; what does not fit is left out, so say `N` well.
    #[expect(
        clippy::indexing_slicing,
        reason = "the index stays below both lengths"
    )]
    pub const fn of(items: &[T], filler: T) -> List<T, N> {
        let mut list = List::new(filler);
        let mut i = 0;
        while i < items.len() && i < N {
            list.items[i] = items[i];
            i += 1;
        }
        list.len = i as u8;
        list
    }

    /// Appends `item`; `false` if the list is full.
    pub fn push(&mut self, item: T) -> bool {
        let len = self.len;
        match self.items.get_mut(usize::from(len)) {
            Some(place) => {
                *place = item;
                self.len = len + 1;
                true
            }
            None => false,
        }
    }

    /// Puts `item` before the one at this place, or at the end; `false` if the list
    /// is full.
    pub(crate) fn insert(&mut self, at: usize, item: T) -> bool {
        let fits = self.push(item);
        if let Some(moved) = self.as_mut_slice().get_mut(at..).filter(|_| fits)
            && !moved.is_empty()
        {
            moved.rotate_right(1);
        }
        fits
    }

    /// How many items there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no item.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The items as a slice.
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The items, to be changed.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        self.items
            .get_mut(..usize::from(self.len))
            .unwrap_or_default()
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

#[cfg(test)]
mod tests {
    use std::format;

    use super::*;

    #[test]
    fn only_what_is_in_a_list_is_told() {
        let mut list: List<u8, 4> = List::new(0);
        assert_eq!(format!("{list:?}"), "[]");
        list.push(7);
        list.push(0);
        assert_eq!(format!("{list:?}"), "[7, 0]");
    }

    #[test]
    fn a_list_takes_as_many_as_fit() {
        let list: List<u8, 2> = List::of(&[7, 8, 9], 0);
        assert_eq!(list.as_slice(), [7, 8]);
        let shorter: List<u8, 2> = List::of(&[7], 0);
        assert_eq!(shorter.as_slice(), [7]);
    }

    #[test]
    fn what_is_inserted_moves_the_others_up_and_a_full_list_stays_as_it_is() {
        let mut list: List<u8, 3> = List::new(0);
        assert!(list.insert(0, 7) && list.insert(0, 5) && list.insert(1, 6));
        assert_eq!(list.as_slice(), [5, 6, 7]);
        assert!(!list.insert(1, 8));
        assert_eq!(list.as_slice(), [5, 6, 7]);
    }
}
